import { useWords } from '#client/core/language.tsx'
import { Prose } from './Prose.tsx'

export default function TermsPage() {
  const { about: w } = useWords('about')
  return <Prose title={w.termsTitle} intro={w.termsIntro} parts={w.terms} />
}
