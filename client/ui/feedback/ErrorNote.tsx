import { RotateCw, TriangleAlert } from 'lucide-react'
import { CallError, ConnectionError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'

export function ErrorNote({ error, onRetry }: { error?: unknown; onRetry?: () => void }) {
  const { core: w } = useWords('core')
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <TriangleAlert aria-hidden="true" className="mb-3 size-9 text-warning" strokeWidth={1.6} />
      <h2 className="text-2xl">{w.somethingWrong}</h2>
      <p className="mt-1.5 text-balance text-ink-muted">{reason(error, w)}</p>
      {onRetry && (
        <Button
          variant="secondary"
          className="mt-5"
          icon={<RotateCw aria-hidden="true" className="size-4.5" />}
          onClick={onRetry}
        >
          {w.retry}
        </Button>
      )}
    </div>
  )
}

function reason(error: unknown, w: { somethingWrongText: string; noConnection: string }): string {
  if (error instanceof CallError) return error.body?.error ?? w.somethingWrongText
  return error instanceof ConnectionError || isOffline(error) ? w.noConnection : w.somethingWrongText
}

/** Code that failed to load. */
const isOffline = (error: unknown) => error instanceof TypeError && !navigator.onLine
