export const galleryActionsClass = 'absolute top-3 right-3 flex gap-2 print:hidden'

export const galleryFrameClass = 'aspect-4/3 sm:aspect-16/9 lg:aspect-auto lg:h-[clamp(20rem,56dvh,36rem)]'
