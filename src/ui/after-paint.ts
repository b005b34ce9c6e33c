/**
 * Does something when what was just pressed has been painted. A page in the background is not painted, hence the clock
 * beside it.
 */
export function afterPaint(act: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    act()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, 200)
}
