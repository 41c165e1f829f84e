/*
 * `npm run dev`: tsx watches and starts the server anew. The settings of glibc's allocator, those of `npm start`, are read as a
 * process starts: the server inherits them from here, without another process in between.
 */
process.env.MALLOC_ARENA_MAX ??= '1'
process.env.MALLOC_MMAP_THRESHOLD_ ??= '65536'

const watched = ['server', 'shared', 'demo'].flatMap((folder) => ['--include', `./${folder}/**/*`])
const options = ['--clear-screen=false', ...watched, '--exclude', './client/**']
// V8 collects earlier: 200 MB less.
process.argv.push('watch', ...options, '--optimize-for-size', 'server/main.ts')
await import('tsx/cli')
