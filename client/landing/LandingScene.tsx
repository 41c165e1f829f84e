import { Nanduti } from '#client/ui/Nanduti.tsx'

export function LandingScene() {
  return <Nanduti />
}
