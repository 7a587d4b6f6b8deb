CREATE TABLE "deleted_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "owner_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "hidden_at" timestamp with time zone;