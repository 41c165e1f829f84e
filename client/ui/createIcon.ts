import { createElement, type ReactElement, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]

/** In place of lucide-react's component, which computes the same attributes on every render; see `scripts/ownIcons.ts`. */
// biome-ignore lint/style/noDefaultExport: as the library's
export default function createIcon(d: string, others: readonly Shape[] = []) {
  const shapes: ReactElement[] = [createElement('path', { d })]
  for (const shape of others) shapes.push(createElement(...shape))
  return function Icon({ strokeWidth = 2, ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes,
    )
  }
}
