import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { setAdminSession, useAdminSession } from '#client/admin/admin.api.ts'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Nanduti } from '#client/ui/Nanduti.tsx'
import type { AdminSession } from '#shared/administrators/signIn.ts'
import { isPanelPath } from '#shared/core/actingHeader.ts'
import { localPath } from '#shared/core/localPath.ts'
import { matchPage } from '#shared/pages.ts'
import { SignInForm } from './SignInForm.tsx'

/** Milliseconds. */
const redirectDelay = 500

export default function AdminLoginPage() {
  const { admin: w } = useWords('admin')
  const client = useQueryClient()
  const session = useAdminSession()
  const [, navigate] = useLocation()
  const target = returnPath(useSearch())
  const [isWelcomed, setWelcomed] = useState(false)
  const isAlreadySignedIn = Boolean(session) && !isWelcomed
  useEffect(() => {
    if (isAlreadySignedIn) navigate(target, { replace: true })
  }, [isAlreadySignedIn, navigate, target])

  async function welcome(signedIn: AdminSession) {
    setWelcomed(true)
    toast({ title: w.welcome, description: w.welcomeText })
    await new Promise((resolve) => setTimeout(resolve, redirectDelay))
    setAdminSession(client, signedIn)
    navigate(target, { replace: true })
  }

  return (
    <div className="relative mx-auto grid w-full max-w-md content-center gap-6 px-4 py-10 sm:py-16">
      <div aria-hidden="true" className="mx-auto size-24 text-accent opacity-60">
        <Nanduti seed={5} />
      </div>
      <div className="text-center">
        <h1 className="text-3xl">{w.loginTitle}</h1>
        <p className="mt-2 text-ink-muted">{w.loginLead}</p>
      </div>
      <div className="rounded-xl border bg-surface-raised p-5 shadow-card sm:p-6">
        <SignInForm onSignedIn={welcome} />
      </div>
      <p className="text-center">
        <Link
          href={paths.root}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-action underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {w.toSite}
        </Link>
      </p>
    </div>
  )
}

function returnPath(search: string): string {
  const path = localPath(new URLSearchParams(search).get('returnTo'))
  const { pathname } = new URL(path ?? '/', 'http://any')
  const isPage = isPanelPath(pathname) && matchPage(pathname).name !== 'adminLogin'
  return path && isPage ? path : paths.adminDashboard()
}
