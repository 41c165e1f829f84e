import { useWords } from '#client/core/language.tsx'
import { Prose } from './Prose.tsx'

export default function PrivacyPage() {
  const { about: w } = useWords('about')
  return <Prose title={w.privacyTitle} intro={w.privacyIntro} parts={w.privacy} />
}
