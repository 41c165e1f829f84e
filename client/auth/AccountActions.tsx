import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ButtonNativeLink } from '#client/ui/Button.tsx'
import { loginPath } from '#shared/auth.ts'
import { useUser } from './auth.api.ts'
import { PublishLink } from './PublishLink.tsx'

const AvatarMenu = lazyPart(() => import('./AvatarMenu.tsx').then(({ AvatarMenu }) => AvatarMenu), 'unread')

export function AccountActions({ beforeSignOut }: { beforeSignOut?: () => Promise<void> }) {
  const user = useUser()
  return (
    <>
      <PublishLink />
      {user === null && <SignInButton />}
      {user && (
        <Suspense
          fallback={
            <span className="grid size-11 place-items-center">
              <Avatar url={user.profileImageUrl} className="size-9" />
            </span>
          }
        >
          <AvatarMenu user={user} beforeSignOut={beforeSignOut} />
        </Suspense>
      )}
    </>
  )
}

function SignInButton() {
  const { language } = useLanguage()
  const { auth: w } = useWords('auth')
  const [path] = useLocation()
  const search = useSearch()
  return (
    <ButtonNativeLink href={loginPath(search ? `${path}?${search}` : path, language)} size="sm">
      <span className="lg:hidden">{w.titleShort}</span>
      <span className="max-lg:hidden">{w.title}</span>
    </ButtonNativeLink>
  )
}
