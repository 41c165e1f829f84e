import { memo, type ReactNode } from 'react'
import { useSearch } from 'wouter'
import { type PageName, pageOf } from '#shared/pages.ts'
import { SignedInOnly } from './auth/SignedInOnly.tsx'
import { useWords } from './core/language.tsx'
import type { PageProps } from './core/page.ts'
import { useTitle } from './core/title.ts'
import { readPage } from './loadPage.ts'

/** Renders anew for another page alone. */
export const PageView = memo(function PageView({ name, params }: { name: PageName } & PageProps) {
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
        <SignedInPage signIn={signIn} reason={signInText?.(words)} title={title?.(words)}>
          {page}
        </SignedInPage>
      )}
    </>
  )
})

interface SignedInPageProps {
  /** Also by this query parameter. */
  signIn: ReturnType<typeof pageOf>['signIn']
  reason: string | undefined
  title: string | undefined
  children: ReactNode
}

function SignedInPage({ signIn, ...rest }: SignedInPageProps) {
  const search = useSearch()
  const isAsked = signIn === true || (signIn !== undefined && new URLSearchParams(search).has(signIn))
  return <SignedInOnly signIn={isAsked} {...rest} />
}

function Title({ text }: { text: string }) {
  useTitle(text)
  return null
}
