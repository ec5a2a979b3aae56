const RAYS = Array.from({ length: 14 }, (_, i) => (i * 360) / 14 + 8);

export const CardBack = () => (
  <svg
    className="card__ground"
    viewBox="0 0 360 504"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <g className="card__rays" fill="var(--turf)" transform="translate(180 62)">
      {RAYS.map(angle => (
        <path key={angle} d="M0 0-56 640H56Z" transform={`rotate(${angle})`} />
      ))}
    </g>
    <g className="card__emblem" transform="translate(180 62) scale(1.7)">
      <circle r="26" fill="var(--orange)" />
      <path d="M-17-11H-8L0 1 8-11h9L4.500 8v11h-9V8Z" fill="var(--white)" />
      <circle cy="-12.500" r="5.200" fill="var(--white)" />
    </g>
  </svg>
);
