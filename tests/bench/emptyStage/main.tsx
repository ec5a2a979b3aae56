/**
 * A page with which the benchmarks compare the match day. Loads the stage's libraries, draws one sprite, then
 * shows a button.
 */
import 'pixi.js/unsafe-eval';
import { Application, extend } from '@pixi/react';
import { Container, type Application as PixiApplication, Sprite, Texture, Ticker } from 'pixi.js';
import { memo, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';

extend({ Container, Sprite });
Ticker.system.autoStart = false;
Ticker.system.stop();

/** Memoised, because Pixi's Application restarts whenever its parent (this component) renders. */
const Stage = memo(function Stage({ onDrawn }: { onDrawn: () => void }) {
  const onInit = (app: PixiApplication) => {
    app.render();
    onDrawn();
  };
  return (
    <Application preference="webgl" autoStart={false} sharedTicker={false} onInit={onInit}>
      <pixiSprite texture={Texture.WHITE} width={100} height={100} />
    </Application>
  );
});

function EmptyStage() {
  const [canDraw, setCanDraw] = useState(false);
  const onDrawn = useCallback(() => setCanDraw(true), []);
  return (
    <main className="loading">
      <Stage onDrawn={onDrawn} />
      {canDraw && <button type="button">Start</button>}
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<EmptyStage />);
