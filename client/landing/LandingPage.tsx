import { LandingCall } from './LandingCall.tsx'
import { LandingClaims } from './LandingClaims.tsx'
import { LandingFeatures } from './LandingFeatures.tsx'
import { LandingHero } from './LandingHero.tsx'
import { LandingPictures } from './LandingPictures.tsx'

export default function LandingPage() {
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
