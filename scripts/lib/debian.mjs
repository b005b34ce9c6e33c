import { existsSync } from 'node:fs'
import { findOnPath } from './paths.mjs'
import { mustRun } from './run.mjs'

/** Whether programs may be installed here: as root, on Debian or what is made from it. */
export const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath('apt-get') !== undefined

let isUpdated = false

/** Installs a Debian package. Only where `canInstall()`. */
export async function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    mustRun('apt-get', ['-q', ...args], `The package ${name} could not be installed.`, { env })
  if (!isUpdated) await apt('update')
  isUpdated = true
  await apt('install', '-y', '--no-install-recommends', name)
}
