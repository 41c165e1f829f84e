import { Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Button, ButtonNativeLink } from '#client/ui/Button.tsx'
import { controlClass } from '#client/ui/form/controlClass.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { PanelSection } from '#client/ui/frame/PanelSection.tsx'
import { copyText } from '#client/ui/share/copy.ts'
import type { TeamAgency } from '#shared/agencies/agencies.ts'
import { type EmbedTheme, embedPaths, embedSizes, embedSnippet, embedThemes } from '#shared/embeds.ts'

const counts = ['3', '6', '9', '12']
const defaultAccent = '#0d5a61'

/** Makes the code that shows the agency's listings on another site. */
export function Embed({ agency }: { agency: TeamAgency }) {
  const { embeds: w } = useWords('embeds')
  const { language } = useLanguage()
  const [accent, setAccent] = useState(defaultAccent)
  const [theme, setTheme] = useState<EmbedTheme>('auto')
  const [count, setCount] = useState('6')
  const path = embedPaths.agency(agency.slug, {
    ...(accent !== defaultAccent && { accent: accent.slice(1) }),
    ...(theme !== 'auto' && { theme }),
    ...(language !== 'es' && { lang: language }),
    limit: Number(count),
  })
  const address = window.location.origin + path
  const snippet = embedSnippet({ address, title: agency.name, ...embedSizes.agency })
  return (
    <PanelSection title={w.title} lead={w.text}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={w.accent}>
            {(control) => (
              <input
                {...control}
                type="color"
                value={accent}
                onChange={({ target }) => setAccent(target.value)}
                className={`${controlClass} h-11 cursor-pointer appearance-none py-2`}
              />
            )}
          </Field>
          <Field label={w.theme}>
            {(control) => (
              <Select
                {...control}
                value={theme}
                onChoose={setTheme}
                options={embedThemes.map((value) => ({ value, label: w.themes[value] }))}
              />
            )}
          </Field>
          <Field label={w.count}>
            {(control) => (
              <Select
                {...control}
                value={count}
                onChoose={setCount}
                options={counts.map((value) => ({ value, label: value }))}
              />
            )}
          </Field>
        </div>
        <Field label={w.code}>
          {(control) => (
            <TextArea {...control} readOnly rows={4} value={snippet} className="font-mono text-sm" />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onClick={() => void copyText(snippet, w)}
          >
            {w.copy}
          </Button>
          <ButtonNativeLink
            variant="quiet"
            icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
            href={path}
          >
            {w.preview}
          </ButtonNativeLink>
        </div>
      </div>
    </PanelSection>
  )
}
