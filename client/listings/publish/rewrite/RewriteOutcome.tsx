import { LogIn } from 'lucide-react'
import { failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { Button } from '#client/ui/Button.tsx'
import type { Outcome } from './useRewrite.ts'

export function RewriteOutcome({ outcome }: { outcome: Outcome }) {
  const w = useWords('publish').publish.rewrite
  const { signIn } = useWizard()
  if (outcome === 'same')
    return (
      <p role="status" className="rounded-lg bg-positive-soft px-4 py-3 text-positive text-sm">
        {w.same}
      </p>
    )
  if (outcome === 'signIn')
    return (
      <div
        role="status"
        className="grid justify-items-start gap-2 rounded-lg bg-action-soft px-4 py-3 text-sm"
      >
        <p>{w.signInText}</p>
        <Button
          size="sm"
          icon={<LogIn aria-hidden="true" className="size-4.5" />}
          onClick={() => signIn('facts')}
        >
          {w.signIn}
        </Button>
      </div>
    )
  const text = outcome === 'tooLong' ? w.tooLong : failureText(outcome.error, w.failed)
  return (
    <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
      {text}
    </p>
  )
}
