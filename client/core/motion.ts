const lessMotion = '(prefers-reduced-motion: reduce)'

/** For Embla, whose moves are no transitions of the style sheet. */
export const carouselMotion = { breakpoints: { [lessMotion]: { duration: 0 } } }

export function scrollMotion(): ScrollBehavior {
  return matchMedia(lessMotion).matches ? 'instant' : 'smooth'
}
