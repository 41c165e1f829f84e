import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, Sparkles } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { Button } from '#client/ui/Button.tsx'
import { Spinner } from '#client/ui/feedback/Spinner.tsx'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { descriptionLengths } from '#shared/ai/aiLimits.ts'
import type { Language } from '#shared/core/language.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import type { RewriteKind } from './proposal.ts'
import { RewriteOutcome } from './RewriteOutcome.tsx'
import { otherLanguage, versionIn } from './textVersions.ts'
import { useRewrite } from './useRewrite.ts'
import { VersionNote } from './VersionNote.tsx'

const RewriteOffer = lazyPart(() => import('./RewriteOffer.tsx').then(({ RewriteOffer }) => RewriteOffer))

export function RewriteTools({ language }: { language: Language }) {
  const w = useWords('publish').publish.rewrite
  const { isSignedIn } = useWizard()
  const fields = useFields()
  const rewrite = useRewrite(language)
  const { proposal, outcome, working } = rewrite
  useOwnText(fields, language)
  const source = versionIn(fields, otherLanguage(language))
  const isWritten = source.title.trim() !== '' && source.description.trim() !== ''
  const { data: settings } = useQuery({ ...endpointQuery(settingsApi.public), enabled: isWritten })
  const isEmpty = versionIn(fields, language).description.trim() === ''
  const labels = { improve: isEmpty ? w.write : w.improve, translate: w.translate[language] }
  const kinds: RewriteKind[] = isWritten && settings?.aiModel ? ['improve', 'translate'] : ['improve']
  const ask = (kind: RewriteKind) => (isSignedIn ? rewrite.ask(kind) : rewrite.askToSignIn())
  return (
    <section aria-label={w.tools} className="-mt-3 grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-1">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            size="sm"
            icon={working === kind ? <Spinner /> : <KindIcon kind={kind} />}
            disabled={working !== undefined && working !== kind}
            onClick={() => (working === kind ? rewrite.stop() : ask(kind))}
            className="first:-ml-2"
          >
            {working === kind ? w.stop : labels[kind]}
          </Button>
        ))}
        <p role="status" className="px-2 text-ink-muted text-sm">
          {working
            ? w.working[working]
            : proposal && <span className="sr-only">{w.offer[proposal.kind]}</span>}
        </p>
      </div>
      <div className="max-w-sm">
        <SegmentedChoice
          label={w.length}
          choices={descriptionLengths.map((value) => ({ value, label: w.lengths[value] }))}
          value={rewrite.length}
          onChoose={rewrite.chooseLength}
        />
      </div>
      {proposal && (
        <Suspense fallback={<Spinner />}>
          <RewriteOffer
            language={language}
            current={versionIn(fields, language)}
            proposal={proposal}
            onUse={rewrite.accept}
            onAgain={() => ask(proposal.kind)}
            onDiscard={rewrite.discard}
          />
        </Suspense>
      )}
      {outcome && <RewriteOutcome outcome={outcome} />}
      {!proposal && !working && <VersionNote language={language} fields={fields} onMove={rewrite.move} />}
    </section>
  )
}

function KindIcon({ kind }: { kind: RewriteKind }) {
  const Icon = kind === 'improve' ? Sparkles : ArrowRightLeft
  return <Icon aria-hidden="true" className="size-4.5 shrink-0" />
}

/** Emptying a description makes the next text the author's. */
function useOwnText(fields: FormFields, language: Language): void {
  const { setValue } = useFormContext<FormFields>()
  const { description, isRewritten } = versionIn(fields, language)
  const isLeft = isRewritten && description.trim() === ''
  const { aiRewritten } = fields
  useEffect(() => {
    if (isLeft)
      setValue(
        'aiRewritten',
        aiRewritten.filter((one) => one !== language),
      )
  }, [isLeft, aiRewritten, language, setValue])
}
