/** Before its light. */
export interface Palette {
  wall: string
  wallAlt: string
  roof: string
  trim: string
  accent: string
  wood: string
  floor: string
  textile: string
  textileAlt: string
  room: string
}

/** Colors are never mixed across palettes. */
export const palettes = {
  rio: {
    wall: '#f4ecdd',
    wallAlt: '#0f4c5c',
    roof: '#b65a3c',
    trim: '#fbf7ee',
    accent: '#d6457d',
    wood: '#a8703f',
    floor: '#c9955f',
    textile: '#2b6f7e',
    textileAlt: '#ecd3b0',
    room: '#efe6d6',
  },
  lapacho: {
    wall: '#f2d9cb',
    wallAlt: '#a8475d',
    roof: '#9c4a36',
    trim: '#fff4ea',
    accent: '#d6457d',
    wood: '#8f5a38',
    floor: '#b98a5e',
    textile: '#c9697f',
    textileAlt: '#f3dccb',
    room: '#f1dfd3',
  },
  terracota: {
    wall: '#d98e63',
    wallAlt: '#f5e8d4',
    roof: '#8e4630',
    trim: '#f8ead6',
    accent: '#0f4c5c',
    wood: '#7f4f30',
    floor: '#bd7a52',
    textile: '#c46a3f',
    textileAlt: '#f0dcc0',
    room: '#efdcc4',
  },
  nanduti: {
    wall: '#faf6ec',
    wallAlt: '#b9b89e',
    roof: '#c07351',
    trim: '#ffffff',
    accent: '#d6457d',
    wood: '#b98a5a',
    floor: '#d9b98d',
    textile: '#8b9a7b',
    textileAlt: '#f4ead8',
    room: '#f3efe4',
  },
  mbokaja: {
    wall: '#dfe3cc',
    wallAlt: '#3f6b4f',
    roof: '#a65738',
    trim: '#f7f4e4',
    accent: '#e39a3b',
    wood: '#96653c',
    floor: '#b88a58',
    textile: '#4c7a5c',
    textileAlt: '#e9dfc0',
    room: '#dde2d0',
  },
  siesta: {
    wall: '#efc06e',
    wallAlt: '#fbf1dc',
    roof: '#a9502f',
    trim: '#fdf5e3',
    accent: '#1d6a75',
    wood: '#8d5b34',
    floor: '#c58f56',
    textile: '#d9973f',
    textileAlt: '#f6e6c4',
    room: '#f5e5c3',
  },
  yvy: {
    wall: '#b5603f',
    wallAlt: '#ded2c0',
    roof: '#7a4132',
    trim: '#e9ddca',
    accent: '#2a7f86',
    wood: '#6f4630',
    floor: '#a9785a',
    textile: '#8a3f33',
    textileAlt: '#e5cfb4',
    room: '#e6d8c6',
  },
  costanera: {
    wall: '#d7dfdf',
    wallAlt: '#37596b',
    roof: '#8d5a4a',
    trim: '#f7f9f6',
    accent: '#e0743f',
    wood: '#9b7450',
    floor: '#bfa07c',
    textile: '#3f6478',
    textileAlt: '#e4e0d4',
    room: '#dde4e3',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

export const paletteNames = [
  'rio',
  'lapacho',
  'terracota',
  'nanduti',
  'mbokaja',
  'siesta',
  'yvy',
  'costanera',
] as const satisfies readonly PaletteName[]

export const leaves = ['#4f7f46', '#5f8f4c', '#3f7450', '#6f9a4e', '#467a58'] as const
export const brick = '#b4613f'
export const concrete = '#c9c3b8'
export const redEarth = '#b9583a'
export const grass = '#8aa955'
export const lapachoPink = '#dd5c93'
export const river = '#5d94a3'
