import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { PhoneInput } from '#client/ui/forms/PhoneInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { type AdminSettings, adminSettingsApi } from '#shared/admin/settings.ts'
import { useShowSettings } from './settings.api.ts'

export function WhatsappSection({ settings }: { settings: AdminSettings }) {
  const { adminSettings: w, core } = useWords('adminSettings', 'core')
  const show = useShowSettings()
  const { ref, field, change, submit, isBusy } = useForm({
    initial: { whatsappNumber: settings.whatsappNumber ?? '' },
    required: ['whatsappNumber'],
    save: (body: { whatsappNumber: string }) => call(adminSettingsApi.saveWhatsapp, { body }),
    onSaved(saved) {
      change({ whatsappNumber: saved.whatsappNumber ?? '' })
      show(saved)
      toast({ title: w.success, description: w.whatsappSaved })
    },
  })
  return (
    <PanelSection title={w.whatsapp} lead={settings.whatsappNumber ? w.whatsappLead : w.noWhatsapp}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <PhoneInput
          {...field('whatsappNumber')}
          label={w.whatsappLabel}
          required
          hint={w.whatsappHint}
          className="flex-1 basis-44 sm:max-w-sm"
        />
        <Button type="submit" busy={isBusy} className="mt-7">
          {core.save}
        </Button>
      </form>
    </PanelSection>
  )
}
