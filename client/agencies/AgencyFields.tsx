import { useWords } from '#client/core/language.tsx'
import { OnePicture } from '#client/media/OnePicture.tsx'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { PhoneInput } from '#client/ui/forms/PhoneInput.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import type { Form } from '#client/ui/forms/useForm.ts'
import { agencyLimits, type SpokenLanguage, spokenLanguages } from '#shared/agencies/agencies.ts'

export interface AgencyValues {
  name: string
  city: string
  email: string
  whatsapp: string
  ruc: string
  description: string
  languages: SpokenLanguage[]
  logoId: string | null
  logoUrl: string | null
}

interface Props<Values extends AgencyValues> {
  form: Form<Values>
  /** All: also what can wait until it is founded. */
  isComplete: boolean
}

export function AgencyFields({ form, isComplete }: Props<AgencyValues>) {
  const { agencies: w } = useWords('agencies')
  const { fields } = w
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...form.field('name')}
          label={fields.name}
          required
          maxLength={agencyLimits.name}
          autoComplete="organization"
        />
        <TextInput
          {...form.field('city')}
          label={fields.city}
          required
          maxLength={agencyLimits.city}
          autoComplete="address-level2"
        />
        <TextInput
          {...form.field('email')}
          label={fields.email}
          type="email"
          inputMode="email"
          maxLength={200}
          autoComplete="email"
        />
        <PhoneInput {...form.field('whatsapp')} label={fields.whatsapp} />
        <TextInput
          {...form.field('ruc')}
          label={fields.ruc}
          hint={fields.rucHint}
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <OnePicture
        url={form.values.logoUrl}
        choose={fields.logoChoose}
        remove={fields.logoRemove}
        onChange={(logo) => form.change({ logoId: logo?.id ?? null, logoUrl: logo?.url ?? null })}
      >
        <span className="w-full font-semibold text-sm">{fields.logo}</span>
        <Avatar url={form.values.logoUrl} className="size-16" />
      </OnePicture>
      {isComplete && <Presentation form={form} />}
    </>
  )
}

function Presentation({ form }: Pick<Props<AgencyValues>, 'form'>) {
  const { agencies: w } = useWords('agencies')
  const { languages } = form.values
  return (
    <>
      <Field label={w.fields.description} error={form.problems.description}>
        {(control) => (
          <TextArea
            {...control}
            name="description"
            maxLength={agencyLimits.description}
            value={form.values.description}
            onChange={({ target }) => form.change({ description: target.value })}
          />
        )}
      </Field>
      <SpokenLanguages
        label={w.fields.languages}
        value={languages}
        onChange={(next) => form.change({ languages: next })}
      />
    </>
  )
}

interface SpokenProps {
  label: string
  value: readonly SpokenLanguage[]
  onChange: (value: SpokenLanguage[]) => void
}

export function SpokenLanguages({ label, value, onChange }: SpokenProps) {
  const { agencies: w } = useWords('agencies')
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{label}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4">
        {spokenLanguages.map((language) => (
          <Checkbox
            key={language}
            checked={value.includes(language)}
            onChange={(isSpoken) =>
              onChange(spokenLanguages.filter((one) => (one === language ? isSpoken : value.includes(one))))
            }
          >
            {w.languages[language]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
