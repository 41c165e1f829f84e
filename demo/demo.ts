import type { Demo } from '#server/demo.ts'
import { fontFiles } from '#server/page/openGraph/fonts.ts'
import { ensureDemoData } from './demo.service.ts'
import { createIdentityProvider } from './identity/identityProvider.ts'
import { demoAdministrator, demoIdentities } from './people/identities.ts'
import { drawFirstPictures } from './pictures/firstPictures.ts'
import { renderScene } from './pictures/render.ts'

const { issuer, ana, luis } = demoIdentities

export const demo: Demo = {
  auth: {
    issuer,
    createProvider(context, keyFor) {
      const [display] = fontFiles('display')
      const [text] = fontFiles('text')
      const [bold] = fontFiles('bold')
      return createIdentityProvider(context, keyFor, {
        people: [ana, luis],
        fonts: { display, text, bold },
      })
    },
  },
  drawScene: renderScene,
  signIns: [ana.email, luis.email],
  administrator: demoAdministrator,
  ensureData: ensureDemoData,
  drawFirstPictures,
}
