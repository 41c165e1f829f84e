import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ButtonLink, ButtonNativeLink } from '#client/ui/Button.tsx'
import { loginPath } from '#shared/auth.ts'
import { useUser } from './auth.api.ts'

const AvatarMenu = lazyPart(() => import('./AvatarMenu.tsx').then(({ AvatarMenu }) => AvatarMenu))

/** The publish button, and the account menu or the sign-in button. `beforeSignOut` releases what belongs to the account in this browser. */
export function AccountActions({ beforeSignOut }: { beforeSignOut?: () => Promise<void> }) {
  const { auth: w } = useWords('auth')
  const user = useUser()
  return (
    <>
      <ButtonLink to={paths.publish} variant="secondary" size="sm" className="max-lg:hidden">
        {w.publish}
      </ButtonLink>
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
      <span className="sm:hidden">{w.titleShort}</span>
      <span className="max-sm:hidden">{w.title}</span>
    </ButtonNativeLink>
  )
}
