import { PanelSection } from '#client/admin/form/PanelSection.tsx'
import { TextInput } from '#client/admin/form/TextInput.tsx'
import { useFailureToast } from '#client/admin/form/useFailureToast.ts'
import { useForm } from '#client/admin/form/useForm.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Switch } from '#client/ui/form/Switch.tsx'
import type { AdminSettings } from '#shared/admin/settings.ts'
import { useChangeSettings } from './settings.api.ts'

export function PublishingSection({ settings }: { settings: AdminSettings }) {
  const { adminSettings: w, core } = useWords('adminSettings', 'core')
  const sayFailure = useFailureToast()
  const moderation = useChangeSettings()
  const { mutateAsync: save } = useChangeSettings()
  const { ref, field, change, submit, isBusy } = useForm({
    initial: { inquiriesEmail: settings.inquiriesEmail ?? '' },
    save: (body: { inquiriesEmail: string }) => save(body),
    onSaved(saved) {
      change({ inquiriesEmail: saved.inquiriesEmail ?? '' })
      toast({ title: w.saved })
    },
  })
  return (
    <PanelSection title={w.publishing}>
      <Switch
        checked={moderation.isPending ? moderation.variables.moderation === true : settings.moderation}
        disabled={moderation.isPending}
        hint={w.moderationHint}
        onChange={(isOn) =>
          moderation.mutate(
            { moderation: isOn },
            {
              onSuccess: () => toast({ title: isOn ? w.moderationOn : w.moderationOff }),
              onError: sayFailure,
            },
          )
        }
      >
        {w.moderation}
      </Switch>
      <form ref={ref} noValidate onSubmit={submit} className="mt-5 flex flex-wrap items-start gap-3">
        <TextInput
          {...field('inquiriesEmail')}
          label={w.inquiriesEmail}
          type="email"
          inputMode="email"
          maxLength={200}
          autoComplete="off"
          hint={w.inquiriesHint}
          className="flex-1 basis-44 sm:max-w-sm"
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="mt-7">
          {core.save}
        </Button>
      </form>
    </PanelSection>
  )
}
