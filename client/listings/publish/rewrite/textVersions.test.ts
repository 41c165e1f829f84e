import { describe, expect, it } from 'vitest'
import { emptyFields, type FormFields } from '#client/listings/publish/form/fields.ts'
import { type Language, languages } from '#shared/core/language.ts'
import { moveText, replaceText, type TextChange, textFields, versionIn, waysFrom } from './textVersions.ts'

const start: FormFields = { ...emptyFields(2026), title: 'Casa', description: 'La mía.' }

function after(fields: FormFields, language: Language, change: TextChange | undefined): FormFields {
  if (!change) return fields
  const { version, ...others } = change
  const names = textFields[language]
  return { ...fields, ...others, [names.title]: version.title, [names.description]: version.description }
}
const replaced = (fields: FormFields, description: string, language: Language = 'es') =>
  after(
    fields,
    language,
    replaceText(fields, language, { title: versionIn(fields, language).title, description }),
  )
const moved = (fields: FormFields, by: 1 | -1, language: Language = 'es') =>
  after(fields, language, moveText(fields, language, by))
const shown = (fields: FormFields, language: Language = 'es') => {
  const { description, isRewritten } = versionIn(fields, language)
  return [description, isRewritten]
}

describe('the versions of a text', () => {
  it('are gone through in both directions, each as it was left', () => {
    const first = replaced(start, 'Primera.')
    expect(shown(first)).toEqual(['Primera.', true])
    const edited = { ...first, description: 'Primera, corregida.' }
    const back = moved(edited, -1)
    expect(shown(back)).toEqual(['La mía.', false])
    expect(shown(moved({ ...back, description: 'La mía, mejor.' }, 1))).toEqual(['Primera, corregida.', true])
    expect(shown(moved(moved({ ...back, description: 'La mía, mejor.' }, 1), -1))).toEqual([
      'La mía, mejor.',
      false,
    ])
  })

  it('have a way back only where there is something', () => {
    expect(waysFrom(start, 'es')).toEqual({ back: false, forward: false })
    const first = replaced(start, 'Primera.')
    expect(waysFrom(first, 'es')).toEqual({ back: true, forward: false })
    expect(waysFrom(moved(first, -1), 'es')).toEqual({ back: false, forward: true })
    expect(moved(first, 1)).toEqual(first)
  })

  it('never lose the author’s own, however many proposals are used', () => {
    let fields = start
    for (let count = 0; count < 30; count++) fields = replaced(fields, `Propuesta ${count}.`)
    while (waysFrom(fields, 'es').back) fields = moved(fields, -1)
    expect(shown(fields)).toEqual(['La mía.', false])
    expect(JSON.stringify(fields.textHistories).length).toBeLessThan(2000)
  })

  it('are marked by language', () => {
    const both = replaced(replaced(start, 'Propuesta.'), 'Proposal.', 'en')
    expect(both.aiRewritten).toEqual(['es', 'en'])
    expect(moved(both, -1).aiRewritten).toEqual(['en'])
    expect(languages.map((language) => shown(moved(both, -1, 'en'), language))).toEqual([
      ['Propuesta.', true],
      ['', false],
    ])
  })
})
