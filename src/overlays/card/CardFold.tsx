export const CardFold = () => (
  <svg className="card__fold" viewBox="0 0 76 76" aria-hidden="true" focusable="false">
    <path d="M-8 8 68 84H-8Z" fill="var(--plum)" />
    <path d="M0 0 76 76H0Z" fill="var(--white)" />
  </svg>
);
