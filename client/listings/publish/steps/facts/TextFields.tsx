import { Lightbulb } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { FormSection } from '#client/listings/publish/form/FormSection.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { LongTextField } from '#client/listings/publish/form/LongTextField.tsx'
import { TextField } from '#client/listings/publish/form/TextField.tsx'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { RewriteTools } from '#client/listings/publish/rewrite/RewriteTools.tsx'
import { suggestTitle } from '#client/listings/publish/suggestTitle.ts'
import { Button } from '#client/ui/Button.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import { languageTable } from '#shared/core/language.ts'

export function TextFields() {
  const words = useWords('fieldLabels', 'listings', 'publish')
  const { publish: w, listings, fieldLabels } = words
  const { setValue } = useFormContext<FormFields>()
  const fields = useFields()
  const { textLanguage, setTextLanguage } = useWizard()
  const suggestion = suggestTitle(fields, words)
  return (
    <FormSection title={w.texts}>
      <Tabs
        label={w.texts}
        value={textLanguage}
        onChange={setTextLanguage}
        tabs={[
          {
            value: 'es',
            label: languageTable.es.name,
            content: (
              <div className="grid gap-5">
                <div className="grid justify-items-start gap-1">
                  <TextField
                    name="title"
                    label={fieldLabels.title}
                    placeholder={w.listingTitleHint(listings.types[fields.propertyType])}
                    maxLength={160}
                    required
                    className="w-full"
                  />
                  {fields.title.trim() === '' && suggestion && (
                    <Button
                      variant="quiet"
                      size="sm"
                      icon={<Lightbulb aria-hidden="true" className="size-4.5 shrink-0" />}
                      onClick={() => setValue('title', suggestion)}
                      className="-ml-2 text-left!"
                    >
                      {w.suggestTitle(suggestion)}
                    </Button>
                  )}
                </div>
                <LongTextField
                  name="description"
                  label={fieldLabels.description}
                  placeholder={w.descriptionHint}
                  lang="es"
                  required
                />
                <RewriteTools language="es" />
              </div>
            ),
          },
          {
            value: 'en',
            label: (
              <>
                <span lang="en">{languageTable.en.name}</span>{' '}
                <span className="font-normal">({w.optional.toLowerCase()})</span>
              </>
            ),
            content: (
              <div className="grid gap-5">
                <p className="text-ink-muted text-sm">{w.englishNote}</p>
                <TextField name="titleEn" label={fieldLabels.titleEn} maxLength={160} lang="en" />
                <LongTextField name="descriptionEn" label={fieldLabels.descriptionEn} lang="en" />
                <RewriteTools language="en" />
              </div>
            ),
          },
        ]}
      />
    </FormSection>
  )
}
