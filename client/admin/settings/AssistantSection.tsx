import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { type Problems, useForm } from '#client/ui/forms/useForm.ts'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { type AdminSettings, maxCeiling } from '#shared/admin/settings.ts'
import { readAmount } from '#shared/core/readAmount.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { useChangeSettings } from './settings.api.ts'

export function AssistantSection({ settings }: { settings: AdminSettings }) {
  const { adminSettings: w, core } = useWords('adminSettings', 'core')
  const { language } = useLanguage()
  const { data: site } = useQuery(endpointQuery(settingsApi.public))
  const { mutateAsync: save } = useChangeSettings()
  const textOf = ({ aiCeilingUSD }: AdminSettings) => formatNumber(aiCeilingUSD, language, 2)
  const { ref, field, change, submit, isBusy } = useForm({
    initial: { aiCeilingUSD: textOf(settings) },
    required: ['aiCeilingUSD'],
    check: ({ aiCeilingUSD }): Problems =>
      isCeiling(aiCeilingUSD) ? {} : { aiCeilingUSD: w.ceilingRange(formatNumber(maxCeiling, language)) },
    save: ({ aiCeilingUSD }: { aiCeilingUSD: string }) => save({ aiCeilingUSD: readAmount(aiCeilingUSD) }),
    onSaved(saved) {
      change({ aiCeilingUSD: textOf(saved) })
      toast({ title: saved.aiCeilingUSD === 0 ? w.ceilingOff : w.saved })
    },
  })
  return (
    <PanelSection title={w.assistant} lead={site && (site.aiModel ? w.assistantLead : w.noModel)}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <TextInput
          {...field('aiCeilingUSD')}
          label={w.ceiling}
          required
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          hint={w.ceilingHint}
          className="flex-1 basis-44 sm:max-w-sm"
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="mt-7">
          {core.save}
        </Button>
      </form>
      <p className="mt-3">
        <Link
          href={paths.adminDashboard('reports')}
          className="inline-block py-1 font-semibold text-action text-sm underline underline-offset-4"
        >
          {w.toCosts}
        </Link>
      </p>
    </PanelSection>
  )
}

function isCeiling(text: string): boolean {
  const amount = readAmount(text)
  return amount !== undefined && amount >= 0 && amount <= maxCeiling
}
