import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { Switch } from '#client/ui/form/Switch.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import type { AdminSettings } from '#shared/admin/settings.ts'
import { useChangeSettings } from './settings.api.ts'

interface Option {
  name: 'requireCodes' | 'moderation'
  label: string
  hint: string
  /** Toasts. */
  on: string
  off: string
}

interface Email {
  name: 'securityEmail' | 'inquiriesEmail'
  label: string
  hint: string
}

interface SettingsSectionProps {
  settings: AdminSettings
  title: string
  option: Option
  email: Email
}

/** A switch that saves at once, and an address with a button. */
export function SettingsSection({ settings, title, option, email }: SettingsSectionProps) {
  return (
    <PanelSection title={title}>
      <OptionSwitch settings={settings} {...option} />
      <EmailForm settings={settings} {...email} />
    </PanelSection>
  )
}

function OptionSwitch({ settings, name, label, hint, on, off }: Option & { settings: AdminSettings }) {
  const sayFailure = useFailureToast()
  const { isPending, variables, mutate } = useChangeSettings()
  return (
    <Switch
      checked={isPending ? variables[name] === true : settings[name]}
      disabled={isPending}
      hint={hint}
      onChange={(isOn) =>
        mutate({ [name]: isOn }, { onSuccess: () => toast({ title: isOn ? on : off }), onError: sayFailure })
      }
    >
      {label}
    </Switch>
  )
}

function EmailForm({ settings, name, label, hint }: Email & { settings: AdminSettings }) {
  const { adminSettings: w, core } = useWords('adminSettings', 'core')
  const { mutateAsync: save } = useChangeSettings()
  const { ref, field, change, submit, isBusy } = useForm({
    initial: { [name]: settings[name] ?? '' },
    save: (body: Record<string, string>) => save(body),
    onSaved(saved) {
      change({ [name]: saved[name] ?? '' })
      toast({ title: w.saved })
    },
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-5 flex flex-wrap items-start gap-3">
      <TextInput
        {...field(name)}
        label={label}
        type="email"
        inputMode="email"
        maxLength={200}
        autoComplete="off"
        hint={hint}
        className="flex-1 basis-44 sm:max-w-sm"
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="mt-7">
        {core.save}
      </Button>
    </form>
  )
}
