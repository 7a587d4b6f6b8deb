ALTER TABLE "sessions" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "shown_at" timestamp with time zone;