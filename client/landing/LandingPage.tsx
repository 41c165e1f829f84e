import { useWords } from '#client/core/language.tsx'
import { useTitle } from '#client/core/title.ts'
import { LandingCall } from './LandingCall.tsx'
import { LandingClaims } from './LandingClaims.tsx'
import { LandingFeatures } from './LandingFeatures.tsx'
import { LandingHero } from './LandingHero.tsx'
import { LandingPictures } from './LandingPictures.tsx'

export default function LandingPage() {
  const { landing: w } = useWords()
  useTitle(w.title)
  return (
    <>
      <LandingHero />
      <LandingClaims />
      <LandingPictures />
      <LandingFeatures />
      <LandingCall />
    </>
  )
}
