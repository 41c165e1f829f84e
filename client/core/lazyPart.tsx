import type { FunctionComponent, JSX } from 'react'
import type { Feature } from '#shared/words.ts'
import { pageLanguage } from './call.ts'
import { once } from './once.ts'
import { loadWords } from './words.ts'

/** A component whose code and texts are loaded in parallel when it is first rendered. */
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
