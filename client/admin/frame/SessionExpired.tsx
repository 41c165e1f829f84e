import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { setAdminSession } from '#client/admin/admin.api.ts'
import { SignInForm } from '#client/admin/signIn/SignInForm.tsx'
import { CallError, call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { followErrors } from '#client/core/queryClient.ts'
import { Dialog } from '#client/ui/Dialog.tsx'
import { type AdminSession, adminSignInApi } from '#shared/administrators/signIn.ts'

/** Asks to sign in again over the page, so that typed text is not lost. */
export function SessionExpired({ session }: { session: AdminSession }) {
  const { admin: w } = useWords('admin')
  const client = useQueryClient()
  const [isExpired, setExpired] = useState(false)
  useEffect(() => {
    let isLooking = false
    // The failed call may have used the user's session instead.
    const look = async (error: unknown) => {
      if (isLooking || !(error instanceof CallError) || error.status !== 401) return
      isLooking = true
      const isOver = await call(adminSignInApi.auth).then(
        () => false,
        (problem) => problem instanceof CallError && problem.status === 401,
      )
      isLooking = false
      if (isOver) setExpired(true)
    }
    return followErrors(client, (error) => void look(error))
  }, [client])

  async function goOn(signedIn: AdminSession) {
    setAdminSession(client, signedIn)
    setExpired(false)
    await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }

  return (
    <Dialog open={isExpired} onOpenChange={setExpired} title={w.expired} description={w.expiredText}>
      <SignInForm username={session.username} onSignedIn={goOn} />
    </Dialog>
  )
}
