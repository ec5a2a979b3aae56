/**
 * The folded corner of a card's front, and the corner's shadow. The drawing has 76 x 76 units; the whole card is 360
 * units wide.
 */
export const CardFold = () => (
  <svg className="card__fold" viewBox="0 0 76 76" aria-hidden="true" focusable="false">
    <path d="M-8 8 68 84H-8Z" fill="var(--plum)" />
    <path d="M0 0 76 76H0Z" fill="var(--white)" />
  </svg>
);
