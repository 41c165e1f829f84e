import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import { carouselMotion } from '#client/core/motion.ts'

const options: EmblaOptionsType = { loop: true, align: 'start', ...carouselMotion }

export function useEmbla() {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  useEffect(() => {
    if (!viewport) return
    let isGone = false
    let carousel: EmblaCarouselType | undefined
    async function start(node: HTMLElement) {
      const { default: createEmbla } = await import('embla-carousel')
      if (isGone) return
      node.scrollLeft = 0
      carousel = createEmbla(node, options)
      setEmbla(carousel)
    }
    start(viewport).catch(() => undefined)
    return () => {
      isGone = true
      carousel?.destroy()
    }
  }, [viewport])
  return [setViewport, embla] as const
}
