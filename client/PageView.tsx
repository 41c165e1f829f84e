import { useSearch } from 'wouter'
import { type PageName, pageOf } from '#shared/pages.ts'
import { SignedInOnly } from './auth/SignedInOnly.tsx'
import { useWords } from './core/language.tsx'
import type { PageProps } from './core/page.ts'
import { useTitle } from './core/title.ts'
import { readPage } from './pages.ts'

export function PageView({ name, params }: { name: PageName } & PageProps) {
  const search = useSearch()
  const Page = readPage(name)
  const { access, words: features, title, signIn, signInText } = pageOf(name)
  const words = useWords(...features)
  const page = <Page params={params} />
  return (
    <>
      {title && <Title text={title(words)} />}
      {access !== 'user' ? (
        page
      ) : (
        <SignedInOnly
          signIn={signIn === true || (signIn !== undefined && new URLSearchParams(search).has(signIn))}
          reason={signInText?.(words)}
          title={title?.(words)}
        >
          {page}
        </SignedInOnly>
      )}
    </>
  )
}

function Title({ text }: { text: string }) {
  useTitle(text)
  return null
}
