import type { ComponentProps } from 'react'
import styles from './Button.module.css'

/**
 * A button for the main action of a page or a dialog. It doesn't submit forms unless
 * its `type` says so.
 */
export function Button(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.button} />
}
