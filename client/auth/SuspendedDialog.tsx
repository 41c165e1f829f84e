import { useQuery } from '@tanstack/react-query'
import { useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { paths } from '#shared/paths.ts'
import { suspensionsApi } from '#shared/suspensions.ts'

export function SuspendedDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { auth, core } = useWords('auth', 'core')
  const w = auth.suspension
  const { data, isPending } = useQuery(endpointQuery(suspensionsApi.reason, { params: { token } }))
  const { title, text } = auth.troubles.suspended
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.close}
          </Button>
          <ButtonLink to={paths.contact}>{w.contact}</ButtonLink>
        </>
      }
    >
      {isPending && <Skeleton className="h-20 rounded-lg" />}
      {data?.reason && (
        <div className="rounded-lg bg-warning-soft px-4 py-3">
          <h3 className="font-semibold text-sm text-warning">{w.reason}</h3>
          <p className="mt-1 whitespace-pre-line break-words">{data.reason}</p>
        </div>
      )}
    </Dialog>
  )
}
