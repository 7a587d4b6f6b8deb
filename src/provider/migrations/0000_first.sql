CREATE TABLE "sections" (
	"session_id" text NOT NULL,
	"section" text NOT NULL,
	"content" jsonb NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sections_session_id_section_pk" PRIMARY KEY("session_id","section")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"cards" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"category_code" text,
	"topic_code" text,
	"question_text" text,
	"reader_type" text,
	"completed_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_unfinished" ON "sessions" USING btree ("submitted_at") WHERE "sessions"."submitted_at" is not null and "sessions"."completed_at" is null and "sessions"."failed_at" is null;