/** Milliseconds; a hidden page paints nothing. */
const longest = 400

/** Component tests do not wait. */
export const painting = {
  wait(work: () => void): void {
    let isDone = false
    const run = () => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      work()
    }
    const timer = setTimeout(run, longest)
    requestAnimationFrame(() => setTimeout(run))
  },
}

/** Once the browser has painted the answer to a touch: for the work that it starts. */
export const afterPaint = (work: () => void): void => painting.wait(work)
