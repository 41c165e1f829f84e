import { type FunctionComponent, type JSX, memo, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { Feature } from '#shared/words.ts'
import { pageLanguage } from './call.ts'
import { once } from './once.ts'
import { dehydrated } from './rendering/dehydrated.ts'
import { markHydrated } from './rendering/earlyClicks.ts'
import { loadWords } from './words.ts'

export function lazyPart<Props>(load: () => Promise<FunctionComponent<Props>>, ...features: Feature[]) {
  const part = once(async (): Promise<FunctionComponent<Props & JSX.IntrinsicAttributes>> => {
    const [component] = await Promise.all([load(), loadWords(pageLanguage(), features)])
    return component
  })
  function LazyPart(props: Props & JSX.IntrinsicAttributes) {
    const Part = part.read()
    return <Part {...props} />
  }
  return Object.assign(LazyPart, { load: part.load })
}

/**
 * For parts outside the first screen. Memoized: a render before hydration would replace the server's HTML by
 * the fallback.
 */
export function laterPart<Props>(
  load: () => Promise<FunctionComponent<Props>>,
  fallback: ReactNode,
  ...features: Feature[]
) {
  const Part = lazyPart(load, ...features)
  return memo(function LaterPart(props: Props & JSX.IntrinsicAttributes) {
    return (
      <Suspense fallback={fallback}>
        <Hydration>
          <Part {...props} />
        </Hydration>
      </Suspense>
    )
  })
}

/** Within a boundary: earlier clicks on what is in it wait until it is hydrated. */
export function Hydration({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => markHydrated(frame.current), [])
  return (
    <div ref={frame} {...{ [dehydrated]: '' }} className="contents">
      {children}
    </div>
  )
}
