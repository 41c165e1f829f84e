import { dim, roomView } from './parts/room.ts'
import { type Scene, type SceneKind, sceneId } from './scene.ts'
import { balconyView, drawBalcony } from './scenes/balcony.ts'
import { drawBathroom } from './scenes/bathroom.ts'
import { drawBedroom } from './scenes/bedroom.ts'
import { drawCoworking } from './scenes/coworking.ts'
import { drawGarden, gardenView } from './scenes/garden.ts'
import { drawHouse, houseView } from './scenes/house.ts'
import { drawKitchen } from './scenes/kitchen.ts'
import { drawLiving } from './scenes/living.ts'
import { drawLobby } from './scenes/lobby.ts'
import { drawOffice } from './scenes/office.ts'
import { drawPlot, plotView } from './scenes/plot.ts'
import { drawQuincho, quinchoView } from './scenes/quincho.ts'
import { drawShop, shopView } from './scenes/shop.ts'
import { drawTower, towerView } from './scenes/tower.ts'
import { drawTownhouse, townhouseView } from './scenes/townhouse.ts'
import { drawWarehouse, warehouseView } from './scenes/warehouse.ts'
import { createStage, type Stage, type View } from './stage.ts'

interface Drawing {
  view: (variant: number) => View
  draw: (stage: Stage) => void
}

const yaws = [-0.1, 0.06, 0, 0.1, -0.05]
const room = (draw: Drawing['draw'], view?: Partial<View>): Drawing => ({
  view: (variant) => ({ ...roomView(0.2, yaws[variant % yaws.length]), ...view }),
  draw(stage) {
    draw(stage)
    dim(stage)
  },
})

const drawings: Record<SceneKind, Drawing> = {
  house_facade: { view: () => houseView, draw: drawHouse },
  townhouse: { view: () => townhouseView, draw: drawTownhouse },
  tower: { view: towerView, draw: drawTower },
  apartment_living: room(drawLiving, { horizon: 485, focal: 1540 }),
  bedroom: room(drawBedroom, { eye: [0.2, 1.5, -3.2], horizon: 470, focal: 1540 }),
  kitchen: room(drawKitchen, { horizon: 490, focal: 1440 }),
  bathroom: room(drawBathroom, { eye: [0.1, 1.5, -2.6], horizon: 455, focal: 1500 }),
  balcony_view: { view: balconyView, draw: drawBalcony },
  garden_pool: { view: () => gardenView, draw: drawGarden },
  quincho: { view: () => quinchoView, draw: drawQuincho },
  plot: { view: plotView, draw: drawPlot },
  office_interior: room(drawOffice, { horizon: 490, focal: 1300 }),
  coworking: room(drawCoworking, { horizon: 510, focal: 1240 }),
  shop_front: { view: () => shopView, draw: drawShop },
  warehouse: { view: () => warehouseView, draw: drawWarehouse },
  lobby: room(drawLobby, { horizon: 590, focal: 1200 }),
}

/** SVG, 1600 by 1067; deterministic. */
export function drawScene(scene: Scene): string {
  const { view, draw } = drawings[scene.kind]
  const stage = createStage(sceneId(scene), scene.seed, scene.light, scene.palette ?? 'rio', view(scene.seed))
  draw(stage)
  return stage.sheet.document(scene.seed % 4 > 1)
}
