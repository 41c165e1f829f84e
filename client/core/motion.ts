const lessMotion = '(prefers-reduced-motion: reduce)'

/** Embla does not use CSS transitions. */
export const carouselMotion = { breakpoints: { [lessMotion]: { duration: 0 } } }

export function scrollMotion(): ScrollBehavior {
  return matchMedia(lessMotion).matches ? 'instant' : 'smooth'
}
