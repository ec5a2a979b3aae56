import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [property: `--${string}`]: number | string;
  }
}
