import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { canBeIn } from '#client/listings/publish/form/places.ts'
import { mainCities } from '#shared/places/mainCities.ts'

export function CityChoice() {
  const { moderation } = useWords('moderation')
  const w = moderation.form
  const { control, setValue, getValues, setFocus } = useFormContext<FormFields>()
  const city = useWatch({ control, name: 'city' })
  const isMain = mainCities.some((name) => name === city)
  function choose(name: string) {
    if (name === '') {
      setValue('city', '')
      setFocus('city')
      return
    }
    setValue('city', name, { shouldValidate: true })
    if (!canBeIn(getValues('neighborhood'), name)) setValue('neighborhood', '')
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">
        {w.cityChoices}
        <span className="text-danger" title={w.required}>
          {' *'}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {[...mainCities, ''].map((name) => (
          <label
            key={name}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong/60 px-4 font-semibold text-sm transition-colors hover:border-action has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2 has-checked:text-action"
          >
            <input
              type="radio"
              name="main-city"
              checked={name === '' ? city !== '' && !isMain : city === name}
              onChange={() => choose(name)}
              className="sr-only"
            />
            {name || w.cityOther}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
