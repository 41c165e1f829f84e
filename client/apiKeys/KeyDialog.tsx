import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { SecretDialog } from '#client/ui/forms/SecretDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { type Problems, useForm } from '#client/ui/forms/useForm.ts'
import { keyLimits, keysApi } from '#shared/apiKeys/apiKeysApi.ts'
import { type KeyScope, keyScopes } from '#shared/apiKeys/scopes.ts'
import { keysQuery } from './apiKeys.api.ts'
import { KeyAddresses } from './KeyAddresses.tsx'

const day = 86_400_000
const expiries = { month: 30 * day, year: 365 * day, never: null } as const
type Expiry = keyof typeof expiries
const expiryNames: readonly Expiry[] = ['month', 'year', 'never']

interface Values {
  name: string
  scopes: readonly KeyScope[]
  expiry: Expiry
}

const initial: Values = { name: '', scopes: ['listings:read'], expiry: 'year' }

export function KeyDialog({ onClose }: { onClose: () => void }) {
  const { apiKeys: w } = useWords('apiKeys')
  const client = useQueryClient()
  const [made, setMade] = useState<string>()
  const form = useForm({
    initial,
    required: ['name'],
    check: ({ scopes }: Values): Problems => (scopes.length === 0 ? { scopes: w.scopesMissing } : {}),
    save({ name, scopes, expiry }: Values) {
      const life = expiries[expiry]
      const expiresAt = life === null ? null : new Date(Date.now() + life).toISOString()
      return call(keysApi.make, { body: { name, scopes: [...scopes], expiresAt } })
    },
    onSaved({ key }) {
      setMade(key)
      void client.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  const { scopes, expiry } = form.values
  if (made !== undefined)
    return (
      <SecretDialog secret={made} words={w} onClose={onClose}>
        <KeyAddresses secret={made} scopes={scopes} />
      </SecretDialog>
    )
  const toggle = (scope: KeyScope, isChosen: boolean) =>
    form.change({ scopes: keyScopes.filter((one) => (one === scope ? isChosen : scopes.includes(one))) })
  return (
    <FormDialog form={form} title={w.makeTitle} action={w.make} onClose={onClose}>
      <TextInput
        {...form.field('name')}
        label={w.name}
        hint={w.nameHint}
        required
        maxLength={keyLimits.name}
        autoComplete="off"
      />
      <fieldset>
        <legend className="font-semibold">{w.scopesTitle}</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={(isChosen) => toggle(scope, isChosen)}
          >
            {w.scopes[scope]}
          </Checkbox>
        ))}
        {form.problems.scopes && (
          <p role="alert" className="text-danger text-sm">
            {form.problems.scopes}
          </p>
        )}
      </fieldset>
      <Field label={w.expires}>
        {(control) => (
          <Select
            {...control}
            value={expiry}
            options={expiryNames.map((value) => ({ value, label: w.expiry[value] }))}
            onChoose={(chosen) => form.change({ expiry: chosen })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
