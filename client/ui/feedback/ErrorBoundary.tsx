import { Component, type ReactNode } from 'react'
import { ConnectionError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorNote } from './ErrorNote.tsx'
import { isServerReachable, isStaleChunk, reloadOnce } from './staleChunk.ts'

interface Props {
  /** A change clears the error. */
  resetKey: string
  /** Renders nothing on an error. */
  quiet?: boolean
  children: ReactNode
}
interface State {
  error: unknown
  failed: boolean
  /** For missing code: a new version, or no connection. */
  isReachable?: boolean
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true, isReachable: undefined }
  }

  override componentDidMount() {
    addEventListener('online', this.recoverCode)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.recoverCode)
  }

  override componentDidCatch(error: unknown) {
    if (isStaleChunk(error) && !this.props.quiet) void this.reloadIfReachable(error)
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.recover()
  }

  async reloadIfReachable(error: unknown) {
    const isReachable = await isServerReachable()
    if (this.state.error !== error) return
    if (isReachable) reloadOnce()
    this.setState({ isReachable })
  }

  recover = () => this.setState({ error: undefined, failed: false })

  /** Queries retry by themselves. */
  recoverCode = () => {
    if (isStaleChunk(this.state.error)) this.recover()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.quiet) return null
    if (isStaleChunk(this.state.error)) {
      if (this.state.isReachable === undefined) return null
      if (this.state.isReachable) return <NewVersionNote />
      return <ErrorNote error={new ConnectionError('The code of this page')} onRetry={this.recover} />
    }
    return <ErrorNote error={this.state.error} onRetry={this.recover} />
  }
}

function NewVersionNote() {
  const { core: w } = useWords('core')
  return (
    <div role="alert">
      <EmptyState
        title={w.newVersion}
        text={w.newVersionText}
        actions={<Button onClick={() => location.reload()}>{w.reload}</Button>}
      />
    </div>
  )
}
