import { useQueryClient } from '@tanstack/react-query'
import { AgencyFields, type AgencyValues } from '#client/agencies/AgencyFields.tsx'
import { invalidateAgency, putAgency } from '#client/agencies/agencies.api.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { agenciesApi, type TeamAgency } from '#shared/agencies/agencies.ts'
import { maxSlug } from '#shared/page/slug.ts'

interface Values extends AgencyValues {
  slug: string
}

export function AgencySettings({ agency }: { agency: TeamAgency }) {
  const { agencies: w } = useWords('agencies')
  const client = useQueryClient()
  const initial: Values = {
    name: agency.name,
    city: agency.city ?? '',
    email: agency.email ?? '',
    whatsapp: agency.whatsapp ?? '',
    ruc: agency.ruc ?? '',
    description: agency.description ?? '',
    languages: agency.languages,
    logoId: agency.logoId,
    logoUrl: agency.logoUrl,
    slug: agency.slug,
  }
  const form = useForm({
    initial,
    required: ['name', 'city', 'slug'],
    save: ({ logoUrl: _, logoId, ...body }: Values) =>
      call(agenciesApi.change, {
        params: { id: agency.id },
        body: logoId === agency.logoId ? body : { ...body, logoId },
      }),
    onSaved(saved) {
      putAgency(client, saved)
      void invalidateAgency(client)
      toast({ title: w.saved })
    },
  })
  const { change } = form
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={form.submit}
      className="grid gap-5 rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6"
    >
      <AgencyFields form={{ ...form, change }} isComplete />
      <TextInput
        {...form.field('slug')}
        label={w.fields.slug}
        hint={w.fields.slugHint}
        required
        maxLength={maxSlug}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex justify-end border-t pt-4">
        <Button type="submit" busy={form.isBusy}>
          {w.save}
        </Button>
      </div>
    </form>
  )
}
