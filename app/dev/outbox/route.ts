export { showOutbox as GET } from '@/lib/dev-outbox'
