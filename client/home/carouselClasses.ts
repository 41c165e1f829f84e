export const rowClass = '-ml-4 flex sm:-ml-5'
export const slideClass = 'min-w-0 shrink-0 basis-[86%] pl-4 sm:basis-1/2 sm:pl-5 md:basis-1/3 lg:basis-1/4'
