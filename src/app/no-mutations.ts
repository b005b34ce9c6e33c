/**
 * Stands in for the library's cache of mutations in what browsers load (vite.config.ts): writing goes through `api`, and
 * the client of the queries asks this of it alone.
 */
export class NoMutations {
  findAll = () => []
  clear = () => {}
  resumePausedMutations = async () => {}
}
