/** Where the buttons upon the pictures stand. */
export const actionsLook = 'absolute top-3 right-3 flex gap-2'

/** The frame of the pictures: wide, and low enough that title and price stand below it on the first screen. */
export const frameLook = 'aspect-4/3 sm:aspect-16/9 lg:aspect-auto lg:h-[clamp(20rem,56dvh,36rem)]'
