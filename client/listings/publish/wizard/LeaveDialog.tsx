import * as Radix from '@radix-ui/react-dialog'
import type { Leaving } from '#client/core/history/useLeaving.ts'
import { useOverlay } from '#client/core/history/useOverlay.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Veil } from '#client/ui/Veil.tsx'

export function LeaveDialog({ isAsked, stay, leave }: Leaving) {
  const { publish } = useWords('publish')
  const w = publish.leave
  useOverlay(isAsked, stay)
  return (
    <Radix.Root open={isAsked} onOpenChange={(open) => !open && stay()}>
      <Radix.Portal>
        <Veil open={isAsked} className="z-40 bg-veil data-[state=open]:animate-fade-in" />
        <Radix.Content
          role="alertdialog"
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-xl bg-surface-raised p-6 shadow-overlay outline-none"
        >
          <Radix.Title className="text-xl">{w.title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-muted">{w.text}</Radix.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button onClick={stay}>{w.stay}</Button>
            <Button variant="secondary" onClick={leave}>
              {w.leave}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
