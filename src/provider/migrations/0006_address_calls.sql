CREATE UNLOGGED TABLE "address_calls" (
	"minute" integer NOT NULL,
	"key" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "address_calls_minute_key_pk" PRIMARY KEY("minute","key")
);
