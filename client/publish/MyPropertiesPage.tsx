import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { goToSignIn, useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { PageFrame } from '#client/ui/PageFrame.tsx'
import { MineList } from './mine/MineList.tsx'
import { MineSkeleton } from './mine/MineSkeleton.tsx'
import { useRenewal, useRenewalAsked } from './mine/useRenewal.ts'

/** `/my-properties`: one's own listings. A visitor goes home, or signs in first where a reminder's link led here. */
export default function MyPropertiesPage() {
  const { publish } = useWords()
  const w = publish.mine
  const user = useUser()
  const renewal = useRenewalAsked()
  useTitle(publish.mineTitle)
  if (user === null) return renewal ? <SignInFirst /> : <Redirect to={paths.root} replace />
  return (
    <PageFrame>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{publish.mineTitle}</h1>
          <p className="mt-2 text-ink-muted">{w.intro}</p>
        </div>
        <ButtonLink to={paths.publish} icon={<Plus aria-hidden="true" className="size-5" />}>
          {w.publish}
        </ButtonLink>
      </header>
      {user ? <Mine /> : <MineSkeleton />}
    </PageFrame>
  )
}

function Mine() {
  useRenewal()
  return <MineList />
}

function SignInFirst() {
  useEffect(() => goToSignIn(), [])
  return (
    <PageFrame>
      <MineSkeleton />
    </PageFrame>
  )
}
